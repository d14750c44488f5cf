/** The part of the library that we use; it comes without types. */
declare module 'gifenc' {
  export type Palette = readonly (readonly number[])[]
  export interface FrameOptions {
    readonly palette?: Palette
    readonly delay?: number
    readonly transparent?: boolean
    readonly transparentIndex?: number
    readonly dispose?: number
    readonly repeat?: number
  }
  export interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void
    finish(): void
    bytes(): Uint8Array<ArrayBuffer>
  }
  export const GIFEncoder: () => Encoder
  export const quantize: (rgba: Uint8ClampedArray, colors: number) => Palette
  export const applyPalette: (rgba: Uint8ClampedArray, palette: Palette) => Uint8Array
}
