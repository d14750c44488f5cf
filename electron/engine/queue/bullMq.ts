/* What is used of BullMQ, so that the rest of it is left out of the bundle. */
export { Queue, QueueEvents, UnrecoverableError, WaitingError, Worker } from 'bullmq'
