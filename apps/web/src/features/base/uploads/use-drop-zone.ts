import { type DragEvent, useState } from 'react'

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** A drop zone for files: spread `zone` on an element. `over` while files are dragged over it. */
export const useDropZone = (onFiles: (files: File[]) => void) => {
  const [over, setOver] = useState(false)
  return {
    over,
    zone: {
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
