/** Bytes as base64 text for a request. */
export const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const uri = reader.result as string
      resolve(uri.slice(uri.indexOf(',') + 1))
    }
    reader.onerror = () => reject(reader.error!)
    reader.readAsDataURL(blob)
  })
