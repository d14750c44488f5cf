import { doOddsJob, type OddsJob } from './oddsJob'

/* A thread for one job, because some procedures have more than a hundred thousand ranks. */

addEventListener('message', ({ data }: MessageEvent<OddsJob>) => doOddsJob(data, news => postMessage(news)))
