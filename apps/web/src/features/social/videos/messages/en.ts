const en = {
  filmBy: 'Video by {{name}}',
  filmTitled: '{{title}}, video by {{name}}',
  mostWatched: 'Most watched video',
  play: 'Play the video by {{name}}',
  views_one: '{{shown}} view this month',
  views_other: '{{shown}} views this month',
  nothingTitle: 'The screen’s still dark',
  nothingText: 'This month’s most watched video will play here.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    videos: typeof en
  }
}

export default en
