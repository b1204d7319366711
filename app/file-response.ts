/** An answer that the browser saves as a file. Nothing keeps it, because it may be about a person. */
export function fileResponse(body: BodyInit, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
