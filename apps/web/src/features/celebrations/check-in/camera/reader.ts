/** Reads a QR code from the current frame of a video; null if there is none. */
export type Reader = (video: HTMLVideoElement) => Promise<string | null>

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type Detectors = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> }

/** The browser's own detector, available on few systems. */
async function nativeReader(): Promise<Reader | null> {
  const Detectors = (window as { BarcodeDetector?: Detectors }).BarcodeDetector
  const formats = (await Detectors?.getSupportedFormats().catch(() => [])) ?? []
  if (!Detectors || !formats.includes('qr_code')) return null
  const detector = new Detectors({ formats: ['qr_code'] })
  return async video => (await detector.detect(video))[0]?.rawValue ?? null
}

// Larger frames are slower to read without better results.
const maxWidth = 640

type Scan = typeof import('jsqr')['default']
type Loaded = { default: Scan | { default: Scan } }

async function jsqrReader(): Promise<Reader> {
  const { default: loaded } = (await import('jsqr')) as unknown as Loaded
  const scan = typeof loaded === 'function' ? loaded : loaded.default
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async video => {
    const scale = Math.min(1, maxWidth / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (!context || !canvas.width || !canvas.height) return null
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    return scan(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null
  }
}

export const createReader = async (): Promise<Reader> => (await nativeReader()) ?? jsqrReader()
