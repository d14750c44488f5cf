import type { Point } from './outline';
/**
 * The edges of the ink as closed lines, with the ink always on the same side: an outer edge and the edge of a hole go round in
 * opposite directions.
 *
 * @param inkAt below 0 within the ink
 * @param side of the square that is looked at
 */
export declare const traceInk: (inkAt: (point: Point) => number, side: number) => readonly (readonly Point[])[];
