import type { VNode } from "preact";
import qrcode from "qrcode-generator";

/** Modules of white around a code: readers need them (ISO/IEC 18004). */
const MARGIN = 4;

/** A text as a QR code, drawn as one path: it needs no script and no picture from elsewhere. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): VNode {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const size = count + 2 * MARGIN;
  const places = Array.from({ length: count }, (_, at) => at);
  const squares = places.flatMap((row) =>
    places.flatMap((column) => (code.isDark(row, column) ? `M${column + MARGIN} ${row + MARGIN}h1v1h-1z` : [])),
  );
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join("")} fill="#000" />
    </svg>
  );
}
