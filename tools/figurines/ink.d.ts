import { type Outline, type Point } from './outline';
/** A piece as the pen draws it: shapes, each of which hides what lies under it, and lines upon them. */
export interface PenDrawing {
    readonly shapes: readonly Outline[];
    readonly lines: readonly Outline[];
}
/** The plain drawing of a piece. Throws for a piece that the set lacks. */
export declare const penDrawing: (figure: string) => PenDrawing;
/**
 * How deep a point lies in the ink of a drawing, in its units: below 0 within the ink, above 0 beside it.
 *
 * @param weight how thick the pen is
 */
export declare const inkDepth: ({ shapes, lines }: PenDrawing, weight: number, point: Point) => number;
