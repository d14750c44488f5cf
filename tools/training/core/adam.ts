// The optimizer: Adam with decoupled weight decay. https://arxiv.org/abs/1711.05101

const FIRST: f32 = 0.9
const SECOND: f32 = 0.999
/** Keeps parameters with tiny gradients from making large steps. */
const EPSILON: f32 = 1e-8

/**
 * Moves a part of the parameters against their gradients, summed over several threads, and clears the gradients.
 *
 * @param at the first byte, in every block
 * @param end the end, exclusive, a multiple of 16 bytes after `at`
 * @param stride the bytes from the gradients of one thread to those of the next
 * @param scale the factor for sums of gradients
 * @param rate the learning rate, with the bias correction of the first moments
 * @param correction the square root of the bias correction of the second moments
 * @param keep the fraction of a parameter that decay leaves
 * @param keepUnseen the same for a parameter that no position has affected yet
 * @param limit the largest absolute value of a parameter
 */
export function step(
  parameters: usize,
  moments: usize,
  seconds: usize,
  gradients: usize,
  stride: usize,
  threads: u32,
  at: usize,
  end: usize,
  scale: f32,
  rate: f32,
  correction: f32,
  keep: f32,
  keepUnseen: f32,
  limit: f32,
): void {
  const zero = f32x4.splat(0)
  const epsilon = f32x4.splat(EPSILON)
  for (; at < end; at += 16) {
    let sum = zero
    for (let thread: u32 = 0; thread < threads; thread++) {
      const from = gradients + stride * (thread as usize) + at
      sum = f32x4.add(sum, v128.load(from))
      v128.store(from, zero)
    }
    const gradient = f32x4.mul(sum, f32x4.splat(scale))
    const first = f32x4.add(
      f32x4.mul(v128.load(moments + at), f32x4.splat(FIRST)),
      f32x4.mul(gradient, f32x4.splat(1 - FIRST)),
    )
    const second = f32x4.add(
      f32x4.mul(v128.load(seconds + at), f32x4.splat(SECOND)),
      f32x4.mul(f32x4.mul(gradient, gradient), f32x4.splat(1 - SECOND)),
    )
    v128.store(moments + at, first)
    v128.store(seconds + at, second)
    const width = f32x4.add(f32x4.mul(f32x4.sqrt(second), f32x4.splat(correction)), epsilon)
    const isSeen = f32x4.gt(second, zero)
    const share = v128.bitselect(f32x4.splat(keep), f32x4.splat(keepUnseen), isSeen)
    const kept = f32x4.mul(v128.load(parameters + at), share)
    const moved = f32x4.sub(kept, f32x4.div(f32x4.mul(first, f32x4.splat(rate)), width))
    v128.store(parameters + at, f32x4.min(f32x4.max(moved, f32x4.splat(-limit)), f32x4.splat(limit)))
  }
}
