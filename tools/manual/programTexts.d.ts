/** A word or key of the program that the manual refers to; `undefined` where the program has no such thing. */
export type Found = readonly string[] | undefined;
/** The keys of an action, as they are printed on a keyboard; empty if it has none. */
export declare const keysOfAction: (id: string) => Found;
/** The way to an action: the names of the menu, submenus and entry, or its name in the palette if no menu has it. */
export declare const menuPathOf: (id: string) => Found;
/** A text of the window by its key in the catalog, as in `solver.title`. */
export declare const windowText: (key: string) => Found;
/** A key as it is pressed: one of the program's chords, or a plain key. */
export declare const pressedKeys: (chord: string) => Found;
