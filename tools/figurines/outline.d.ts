/** A point in the box of a drawing, 45 by 45, y downwards. */
export interface Point {
    readonly x: number;
    readonly y: number;
}
/** A line through points; a closed one comes back to its first. */
export interface Outline {
    readonly points: readonly Point[];
    readonly isClosed: boolean;
}
/**
 * The outline that a path with one beginning writes, with its curves as short lines. Throws at commands that our drawings do not use.
 */
export declare const outlineOfPath: (path: string) => Outline;
/** A circle as a closed outline. */
export declare const outlineOfCircle: ({ x, y }: Point, radius: number) => Outline;
/** How far a point is from the line itself, not from what it encloses. */
export declare const distanceTo: ({ points, isClosed }: Outline, point: Point) => number;
/** The point lies within a closed outline. */
export declare const encloses: ({ points, isClosed }: Outline, { x, y }: Point) => boolean;
