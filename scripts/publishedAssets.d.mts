import type { Plugin } from 'vite'

/** Answers imports of published assets (`?published`). */
export declare const publishedAssets: () => Plugin
