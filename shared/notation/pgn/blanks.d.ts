/** A text without white space at its end. */
export declare const withoutBlanksBehind: (text: string) => string;
/** A text without white space at its ends. */
export declare const withoutBlanks: (text: string) => string;
/**
 * A written game without white space at its ends; but a blank stays before a percent sign that would begin an escaped
 * line.
 */
export declare const withoutBlanksAround: (game: string) => string;
