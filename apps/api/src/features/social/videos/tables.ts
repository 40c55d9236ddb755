type VideoViewTable = { upload_id: number; user_id: number; day: string }

type VideoCountTable = { upload_id: number; views: number }

declare module '#platform/db/database.ts' {
  interface Tables {
    video_views: VideoViewTable
    video_counts: VideoCountTable
  }
}
