import fc from 'fast-check'

/**
 * Property tests draw the same cases on every run, so that a failure is due to the change under test.
 * `FC_SEED=random` tries new ones, `FC_SEED=N` repeats a run.
 */
const given = process.env.FC_SEED ?? '20200711'

if (given !== 'random') fc.configureGlobal({ seed: Number(given) })
