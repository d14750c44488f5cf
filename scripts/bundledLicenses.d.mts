import type { Plugin } from 'vite'

/** Takes note of the packages in each bundle, and writes the licenses of all beside the page. */
export declare const bundledLicenses: () => Plugin

/** The licenses as one text, for packages. */
export declare const licensesAsText: (file: string) => string
