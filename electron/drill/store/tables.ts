/** SQL that brings the database from each version to the next; steps that were published are never changed. */
export const TABLES: readonly string[] = [
  `
    CREATE TABLE decks (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      color TEXT NOT NULL,
      variant TEXT NOT NULL,
      options TEXT NOT NULL,
      source TEXT NOT NULL,
      made INTEGER NOT NULL,
      isGone INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE TABLE cards (
      id INTEGER PRIMARY KEY,
      deckId TEXT NOT NULL REFERENCES decks (id),
      key TEXT NOT NULL,
      place INTEGER NOT NULL,
      content TEXT NOT NULL,
      isResting INTEGER NOT NULL DEFAULT 0,
      isSuspended INTEGER NOT NULL DEFAULT 0,
      stage TEXT NOT NULL,
      due INTEGER NOT NULL,
      last INTEGER,
      stability REAL NOT NULL,
      difficulty REAL NOT NULL,
      interval INTEGER NOT NULL,
      step INTEGER NOT NULL,
      answers INTEGER NOT NULL,
      lapses INTEGER NOT NULL,
      UNIQUE (deckId, key)
    ) STRICT;
    CREATE INDEX cardsByDeck ON cards (deckId, isResting, isSuspended, stage, due, place);

    CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      begun INTEGER NOT NULL,
      ended INTEGER,
      deckIds TEXT NOT NULL,
      length INTEGER NOT NULL,
      isMore INTEGER NOT NULL,
      cardId INTEGER REFERENCES cards (id)
    ) STRICT;

    CREATE TABLE answers (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      cardId INTEGER NOT NULL REFERENCES cards (id),
      sessionId TEXT NOT NULL REFERENCES sessions (id),
      at INTEGER NOT NULL,
      verdict TEXT NOT NULL,
      uci TEXT,
      san TEXT,
      isHinted INTEGER NOT NULL,
      timeMs INTEGER NOT NULL,
      grade TEXT NOT NULL,
      stage TEXT NOT NULL,
      interval INTEGER NOT NULL,
      minutes INTEGER NOT NULL,
      before TEXT NOT NULL
    ) STRICT;
    CREATE INDEX answersByCard ON answers (cardId);
    CREATE INDEX answersBySession ON answers (sessionId);
    CREATE INDEX answersByTime ON answers (at);
  `,
]

/** Cards that may be asked, with their deck as `d`. */
export const ACTIVE = `cards c JOIN decks d ON d.id = c.deckId AND d.isGone = 0 AND c.isResting = 0 AND c.isSuspended = 0`
/**
 * The condition that such a card is due: known positions all day, those being learned at their minute. Takes the end of the day and the
 * current time.
 */
export const DUE = `((c.stage = 'review' AND c.due < :dayEnd) OR (c.stage IN ('learning', 'relearning') AND c.due <= :now))`
