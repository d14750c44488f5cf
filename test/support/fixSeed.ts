import fc from 'fast-check'

/**
 * Property tests draw the same cases on every run, so that a red run is about the change it tests.
 * `FC_SEED=random` looks for new ones, `FC_SEED=N` repeats a find.
 */
const given = process.env.FC_SEED ?? '20200711'

if (given !== 'random') fc.configureGlobal({ seed: Number(given) })
