import { AppError } from '#platform/app-error.ts'

/**
 * Runs a reader of files of strangers: whatever it stumbles over is a damaged file, except for faults of our own disk.
 * @throws AppError upload_broken
 */
export async function orBroken<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) throw error
    throw new AppError('upload_broken')
  }
}
