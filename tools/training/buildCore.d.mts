export declare const buildTrainingCore: (isWide?: boolean) => Promise<string>
