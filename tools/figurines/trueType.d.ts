/** A sign of a font, in units of its em, y upwards; outlines are closed and made of straight lines. */
export interface Glyph {
    readonly codePoint: number;
    readonly advance: number;
    readonly outlines: readonly (readonly (readonly [x: number, y: number])[])[];
}
export interface FontNames {
    readonly family: string;
    readonly license: string;
}
export interface FontMeasures {
    readonly unitsPerEm: number;
    readonly ascent: number;
    /** Below 0. */
    readonly descent: number;
    /** 100 to 900, as CSS counts. */
    readonly weight: number;
}
/** A TrueType font. The first glyph stands for every sign that it lacks. */
export declare const trueType: (glyphs: readonly Glyph[], names: FontNames, measures: FontMeasures) => Uint8Array;
