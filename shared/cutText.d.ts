/** The beginning of a text that may be too long to be shown. */
export interface CutText {
    readonly shown: string;
    /** How many characters are left out; 0 where all is shown. */
    readonly omitted: number;
}
/** Cuts a text behind `most` UTF-16 units, or one before that in the midst of a character. */
export declare const cutText: (text: string, most: number) => CutText;
/** The text if it has at most `most` UTF-16 units, else its beginning and an ellipsis. */
export declare const shortened: (text: string, most: number) => string;
