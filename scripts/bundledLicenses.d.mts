import type { Plugin } from 'vite'

/** Records the packages in each bundle and writes all their licenses beside the page. */
export declare const bundledLicenses: () => Plugin

/** The licenses as one text, for packages. */
export declare const licensesAsText: (file: string) => string
