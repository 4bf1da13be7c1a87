const emoji = "'Apple Color Emoji','Segoe UI Emoji','Noto Color Emoji'"

/** Font families by name: the fonts of the design, and fonts that devices have installed. No font is loaded from another site. */
export const fontStacks = {
  own: undefined,
  system: `system-ui,sans-serif,${emoji}`,
  humanist: `Seravek,'Gill Sans Nova',Ubuntu,Calibri,'DejaVu Sans',source-sans-pro,sans-serif,${emoji}`,
  serif: `Charter,'Bitstream Charter','Sitka Text',Cambria,'Noto Serif','Droid Serif',serif,${emoji}`,
  rounded: `ui-rounded,'Hiragino Maru Gothic ProN',Quicksand,Comfortaa,Manjari,'Arial Rounded MT Bold',Calibri,source-sans-pro,sans-serif,${emoji}`,
} as const satisfies Record<string, string | undefined>

export type BrandFont = keyof typeof fontStacks
export const brandFonts = Object.keys(fontStacks) as [BrandFont, ...BrandFont[]]
