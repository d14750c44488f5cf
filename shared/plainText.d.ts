/** The text would not stand in a line as it is. */
export declare const isSteering: (text: string) => boolean;
/** A text of others in one line, as it is seen: blanks for what ends a line, nothing for what cannot be seen. */
export declare const plainText: (text: string) => string;
