/** Lawful names and everyday words within the distance of a listed name: never taken for a slip of it. */
export const LAWFUL_NAMES: ReadonlySet<string> = new Set(
  [
    'dextromethorphan clozapine methylprednisolone',
    'aminoglutethimide amidine apomorphine aminohex benzoctamine dioxin dihydroergotamine diprenorphine etamine ethylene',
    'ethylester ethylesters formalin galium hydroxyamfetamine hydroxyamphetamine kalium labdanum mephentermine methanone methoxamine',
    'methylene methylergometrine methylergonovine methylic mesocarp pentylene phenylacetate porphine proso santal silene',
    'sandal stanol sublimate tolidine tryptamine uranyl vernal',
    'allegra claritin claritine clarinex mucinex mucinexdm telfast zyrtec',
    'alprox aquanil artrox avanza dilantin diurex duratuss endoxan eurogesic focalgin ketodan ketrax medilax medrate',
    'mircol prosol robitussin rubigen sanvar terazol transene urbifen urogesic valoid',
    'alcove allover ambient astral attenuate austral baritone calypso centra central cochin concert concerto concerts',
    'decoded determine diastatic embed embeds fronting halcyon heptagon herein heroic heron insys libra liminal lumina margin marino',
    'metadata midtown milton moraine morphic morphing ormoc pallium pallor parlor placidly preludio regime regimen regimes',
    'ruminal silence sonar sonatas ultima urbano valid verged verse verses',
  ].flatMap((line) => line.split(' ')),
)
