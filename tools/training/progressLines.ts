/** Reports the progress of a run in lines, at most one every ten seconds. */
export interface ProgressLines {
  /** Called after each step. */
  stepped(epoch: number, batch: number, loss: number, rate: number): void
  /** Returns the mean loss of the steps since the last call. */
  takeMeanLoss(): number
}

const INTERVAL = 10_000

const clock = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

/** The plan of a run, to estimate the time left. */
export interface Plan {
  readonly epochs: number
  readonly batches: number
  /** Positions per batch. */
  readonly size: number
}

/**
 * Creates the lines for a run that begins now.
 *
 * @param say prints a line
 * @param now the time in milliseconds
 */
export const progressLines = (
  { epochs, batches, size }: Plan,
  say: (line: string) => void,
  now: () => number,
): ProgressLines => {
  const begin = now()
  let steps = 0
  let told = begin
  let losses = 0
  let counted = 0
  let recent = { losses: 0, steps: 0 }
  const tell = (epoch: number, batch: number, rate: number) => {
    const speed = (1000 * steps * size) / (now() - begin)
    const left = ((epochs - epoch) * batches - batch) * size
    say(
      `epoch ${epoch + 1}/${epochs}  batch ${batch}/${batches}  loss ${(recent.losses / recent.steps).toFixed(6)}  ` +
        `rate ${rate.toExponential(2)}  ${Math.round(speed)} positions/s  ${clock(left / speed)} left`,
    )
    recent = { losses: 0, steps: 0 }
  }
  return {
    stepped: (epoch, batch, loss, rate) => {
      steps += 1
      counted += 1
      losses += loss
      recent = { losses: recent.losses + loss, steps: recent.steps + 1 }
      if (now() - told < INTERVAL) return
      told = now()
      tell(epoch, batch, rate)
    },
    takeMeanLoss: () => {
      const mean = losses / counted
      losses = 0
      counted = 0
      return mean
    },
  }
}
