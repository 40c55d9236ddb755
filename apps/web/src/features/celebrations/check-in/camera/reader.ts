/** Reads a QR code in what a video shows now; null when there is none. */
export type Reader = (video: HTMLVideoElement) => Promise<string | null>

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type Detectors = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> }

/** What the browser itself has for it, on few systems. */
async function ownReader(): Promise<Reader | null> {
  const Detectors = (window as { BarcodeDetector?: Detectors }).BarcodeDetector
  const formats = (await Detectors?.getSupportedFormats().catch(() => [])) ?? []
  if (!Detectors || !formats.includes('qr_code')) return null
  const detector = new Detectors({ formats: ['qr_code'] })
  return async video => (await detector.detect(video))[0]?.rawValue ?? null
}

// More would be read slower, and no better.
const widest = 640

type Scan = typeof import('jsqr')['default']
type Loaded = { default: Scan | { default: Scan } }

async function packedReader(): Promise<Reader> {
  const { default: loaded } = (await import('jsqr')) as unknown as Loaded
  const scan = typeof loaded === 'function' ? loaded : loaded.default
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async video => {
    const scale = Math.min(1, widest / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (!context || !canvas.width || !canvas.height) return null
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    return scan(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null
  }
}

export const createReader = async (): Promise<Reader> => (await ownReader()) ?? packedReader()
