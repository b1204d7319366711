import type { QrCode } from './codes.server.ts'

/** Dark on light in both themes, because many apps cannot read the inverse. */
export function QrFigure({ qr: { size, path } }: { qr: QrCode }) {
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app. The key below contains the same information."
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 max-w-full"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
