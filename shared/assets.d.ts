/** The text of a file. */
declare module '*?text' {
  const text: string
  export default text
}

/** A style sheet, or a script with all it imports, as it is written into a published page. */
declare module '*?published' {
  const asset: {
    readonly text: string
    /** What the page's security policy knows it by: `sha256-…`. */
    readonly hash: string
  }
  export default asset
}

/** Node and browsers have it. */
declare function atob(base64: string): string
