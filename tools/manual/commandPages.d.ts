import type { NamedCommand } from '../../electron/cli/io/command';
/** The reference of the command line as Markdown, from the same table as its help. */
export declare const commandPages: (commands: readonly NamedCommand[]) => Promise<string>;
