import { chatLimits } from '@celebrio/contract/chat/limits'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#ui/feedback/toast.ts'
import { type Recording, recordVoice } from './record-voice.ts'

type State = 'idle' | 'asking' | 'recording' | 'preparing'

/** The recording of a component; whoever leaves it keeps what was said so far. */
function useOwnRecording() {
  const recording = useRef<Recording>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      // What was said so far goes with the unsent message.
      recording.current?.stop()
    }
  }, [])
  const begin = async (): Promise<Recording> => {
    recording.current = await recordVoice()
    if (isGone.current) recording.current.discard()
    return recording.current
  }
  return { recording, begin }
}

/** Records a voice message: asks for the microphone, and gives the file once one has said what one had to say. */
export function useVoice(onRecorded: (file: File) => void) {
  const { t } = useTranslation('messages')
  const [state, setState] = useState<State>('idle')
  const { recording, begin } = useOwnRecording()
  const record = async () => {
    const { ended } = await begin()
    setState('recording')
    const file = await ended
    if (file) onRecorded(file)
  }
  const fail = (error: unknown) => {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
    toast.error(t(isRefused ? 'microphoneRefused' : 'microphoneFailed'))
  }
  const start = () => {
    setState('asking')
    void record()
      .catch(fail)
      .finally(() => {
        recording.current = null
        setState('idle')
      })
  }
  const stop = () => {
    setState('preparing')
    recording.current?.stop()
  }
  return {
    state,
    start,
    stop,
    discard: () => recording.current?.discard(),
    loudness: () => recording.current?.loudness() ?? 0,
    /** Seconds after which it ends by itself. */
    longest: chatLimits.voiceSeconds,
  }
}

export type Voice = ReturnType<typeof useVoice>
