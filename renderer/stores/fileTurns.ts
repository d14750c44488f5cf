const turns = new Map<string, Promise<unknown>>()

/**
 * Has what reads or writes an open file take turns, as each begins with what the one before has left. One that
 * fails holds up nobody.
 */
export const inTurnOf = <T>(fileId: string, task: () => Promise<T>): Promise<T> => {
  const before = turns.get(fileId) ?? Promise.resolve()
  const turn = before.then(task, task)
  turns.set(fileId, turn)
  const leave = () => {
    if (turns.get(fileId) === turn) turns.delete(fileId)
  }
  turn.then(leave, leave)
  return turn
}
