/** The page that lists all systems, as Markdown, from their definitions. */
export declare const systemsPage: () => string;
