/** A package that ships with the program, as `scripts/bundledLicenses.mjs` has written it when the page was built. */
export interface BundledLicense {
  readonly name: string
  readonly version: string
  /** By its SPDX name. */
  readonly license: string
  /** Where its source code is. */
  readonly source: string
  /** As the package brings it along; may be empty. */
  readonly text: string
}

/** The licenses of all that ships. Throws where the page has been built without them, as while it is developed. */
export const loadLicenses = async (): Promise<readonly BundledLicense[]> => {
  const answer = await fetch('licenses.json', { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`licenses.json: ${answer.status}`)
  return (await answer.json()) as readonly BundledLicense[]
}
