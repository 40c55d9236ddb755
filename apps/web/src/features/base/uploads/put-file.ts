import { ApiError, type ErrorCode } from '#lib/api/api-error.ts'

export type PutOptions = {
  type: string
  signal: AbortSignal
  /** Upload progress, 0 to 1. */
  onShare: (share: number) => void
}

function errorOf(request: XMLHttpRequest): ApiError {
  try {
    const { code } = JSON.parse(request.responseText) as { code?: ErrorCode }
    return new ApiError(request.status, code ?? 'upload_missing')
  } catch {
    // An external store (S3) responds with XML.
    return new ApiError(request.status, 'upload_missing')
  }
}

/**
 * Sends a file to a presigned URL. XMLHttpRequest, because fetch has no upload progress.
 * @throws ApiError (`offline` on a network error), or an AbortError when it was cancelled
 */
export const putFile = (address: string, file: Blob, { type, signal, onShare }: PutOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    request.open('PUT', address)
    request.setRequestHeader('content-type', type)
    request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(errorOf(request))
    })
    request.addEventListener('error', () => reject(new ApiError(0, 'offline')))
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', cancel))
    signal.addEventListener('abort', cancel)
    if (signal.aborted) reject(new DOMException('Cancelled', 'AbortError'))
    else request.send(file)
  })
