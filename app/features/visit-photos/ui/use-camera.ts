import { useEffect, useRef, useState } from 'react';

export type CameraState = 'opening' | 'open' | 'refused' | 'none' | 'busy';

const wanted: MediaStreamConstraints = {
  audio: false,
  // The camera that looks away from whoever holds the tablet, as large as it gives.
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 2560 }, height: { ideal: 1920 } },
};

function stateOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
}

/** Shows the camera in the video that takes this ref, as long as it is on the page, and lets go of it after. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<CameraState>('opening');
  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    const letGo = (): void => stream?.getTracks().forEach((track) => track.stop());
    const open = async (): Promise<void> => {
      try {
        stream = await navigator.mediaDevices.getUserMedia(wanted);
        if (isGone || !video.current) {
          letGo();
          return;
        }
        video.current.srcObject = stream;
        await video.current.play();
        setCamera('open');
      } catch (error) {
        if (!isGone) setCamera(stateOf(error));
      }
    };
    void open();
    return () => {
      isGone = true;
      letGo();
    };
  }, []);
  return { video, camera } as const;
}
