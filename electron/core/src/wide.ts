// What the host may call for boards beyond eight by eight, of up to ten by ten: the rules. Notation is the host's own there.
// Where a file has a neighbor whose name ends in .wide.ts, that one is compiled in its place.

export * from './rules/calls'
