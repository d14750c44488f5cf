/** The text of a file. */
declare module '*?text' {
  const text: string
  export default text
}

/** A style sheet, or a script with all its imports, as it is written into a published page. */
declare module '*?published' {
  const asset: {
    readonly text: string
    /** The hash by which the page's security policy identifies it: `sha256-…`. */
    readonly hash: string
  }
  export default asset
}

/** Available both in Node and in browsers. */
declare function atob(base64: string): string
