/** The plain pieces as figurines of one weight, in a TrueType font. */
export declare const figurineFont: () => Uint8Array;
