export declare const buildTrainingCore: () => Promise<string>
