export declare const buildDistillationCore: () => Promise<string>
