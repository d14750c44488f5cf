/* The parts of BullMQ that are used, so that the rest is left out of the bundle. */
export { Queue, QueueEvents, UnrecoverableError, WaitingError, Worker } from 'bullmq'
