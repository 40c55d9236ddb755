declare module '@20minutes/s3rver' {
  /** An S3-compatible server that stores files in a folder. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
