import { Camera } from '@phosphor-icons/react/Camera'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import classes from './scanner.module.css'
import { watch } from './watch.ts'

type Fault = 'cameraRefused' | 'cameraMissing'

const faultOf = (error: unknown): Fault =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'cameraRefused' : 'cameraMissing'

type ViewProps = { onCode: (text: string) => void; onFault: (fault: Fault) => void }

const View = ({ onCode, onFault }: ViewProps) => {
  const { t } = useTranslation('check-in')
  const video = useRef<HTMLVideoElement>(null)
  const onScan = useEffectEvent(onCode)
  const onFailure = useEffectEvent((error: unknown) => onFault(faultOf(error)))
  useEffect(() => {
    const end = new AbortController()
    if (video.current)
      watch(video.current, end.signal, text => onScan(text)).catch((error: unknown) => {
        if (!end.signal.aborted) onFailure(error)
      })
    return () => end.abort()
  }, [])
  return (
    <div className={classes.view}>
      <video ref={video} className={classes.video} muted playsInline aria-label={t('cameraView')} />
      <span className={classes.frame} aria-hidden />
    </div>
  )
}

/** Reads tickets with the camera once it is switched on. */
export const Scanner = ({ onCode }: { onCode: (text: string) => void }) => {
  const { t } = useTranslation('check-in')
  const [isOn, setOn] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const toggle = (on: boolean) => {
    setFault(null)
    setOn(on)
  }
  const fail = (why: Fault) => {
    setOn(false)
    setFault(why)
  }
  return (
    <div className={classes.scanner}>
      {isOn && <View onCode={onCode} onFault={fail} />}
      {fault && (
        <p className={classes.fault} role="alert">
          {t(fault)}
        </p>
      )}
      <Button
        variant={isOn ? 'outline' : 'primary'}
        fullWidth
        leftSection={<Camera size={20} aria-hidden />}
        onClick={() => toggle(!isOn)}
      >
        {t(isOn ? 'cameraOff' : 'cameraOn')}
      </Button>
    </div>
  )
}
