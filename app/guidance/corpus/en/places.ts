/** The words for one place, counted by whole signs. */
export interface PlaceTexts {
  /** 'in the seventh house, {matter}' */
  matter: string
  /** 'well-being is looked for {good}, rather than {foil}' */
  good: readonly [string, string]
  foil: readonly [string, string]
  /** 'it stands in the third house, {among}' */
  among: string
  /** 'that is why the way to this gift is {wayIn}' */
  wayIn: readonly string[]
  /** 'the lot is in the sixth house, so {mixed}'; only for hard places */
  mixed?: string
  /** 'Mars stands in the third house, so {trial}' */
  trial: readonly string[]
}

export const PLACE_TEXTS: Readonly<Record<number, PlaceTexts>> = {
  1: {
    matter: 'the place of the body, of character and of beginnings',
    good: [
      'in your own first steps and the way you carry yourself',
      'in what you begin yourself, and in standing up for it',
    ],
    foil: ['in what others arrange for you', 'in waiting to be chosen'],
    among: 'close to your own body and temper',
    wayIn: [
      'your own example: the thing you do first, before you ask it of anyone else',
      'personal and plain: to turn up, give your name and begin',
      'a first step of your own: the walk taken, the letter signed, the name given',
    ],
    trial: [
      'small remarks are easily taken personally',
      'you may carry alone what could be shared',
      'you may begin before asking who would like to come along',
    ],
  },
  2: {
    matter: 'the place of livelihood and of what you own',
    good: [
      'in a steady living and in things kept in good repair',
      'in earning, keeping and giving with a clear head',
    ],
    foil: ['in anything that dazzles', 'in what belongs to other people'],
    among: 'among wages, tools and belongings',
    wayIn: [
      'practical and a little slow: a price agreed, a bill paid, a skill kept sharp',
      'through the hands and the purse: something mended, something saved, something given',
      'a modest account kept well: what came in, what went out, what is left to share',
    ],
    trial: [
      'worth is easily counted in money and things',
      'comfort can settle a question that still needs an answer',
      'what is safe can be preferred to what is right for you',
    ],
  },
  3: {
    matter: 'the place of brothers and sisters, neighbours and short journeys',
    good: [
      'close by, in talk, errands and the people of your own street',
      'in daily words and in those you meet without planning it',
    ],
    foil: ['in anything distant or grand', 'in a large plan that nobody near you has heard of'],
    among: 'among brothers and sisters, neighbours and plain talk',
    wayIn: [
      'small and near: the message sent, the word said to someone in the same street',
      'a short one: a visit on foot, a question asked at the door',
      'through plain talk: a question on the stairs, an errand done for somebody near',
    ],
    trial: [
      'much may be said around the one thing that needs saying',
      'busy small talk can take the room of plain speech',
      'a quick reply can stand where a visit was needed',
    ],
  },
  4: {
    matter: 'the place of home, parents and roots',
    good: [
      'at home and in whatever holds a home up',
      'in your own rooms, your own people and where you come from',
    ],
    foil: ['in what can be seen from the street', 'in always being on the way to somewhere else'],
    among: 'among parents, rooms and old stories',
    wayIn: [
      'through the house: one room put in order, one older person asked for their view',
      'through what lies underneath: a repair, a family story, an early night',
      'through where you come from: a dish, a song or a letter that the family kept',
    ],
    trial: [
      'the ways of your family may be followed without being looked at',
      'old household habits may answer before you do',
      'what was settled at home long ago may go on deciding for you',
    ],
  },
  5: {
    matter: 'the place of children, of joy and of good company',
    good: [
      'in what you make and enjoy together with others',
      'in play, in craft and in the company of the young',
    ],
    foil: ['in effort alone', 'in duties that never end'],
    among: 'among children, games and things made for joy',
    wayIn: [
      'through what you enjoy: something cooked, made or played with other people',
      'light-hearted: an hour given to a craft, a child or a shared meal',
      'playful: something tried for the joy of it, badly at first and with others',
    ],
    trial: [
      'what is not enjoyable tends to be put off',
      'you may give more weight to being liked than to being clear',
      'what begins as a pleasure may be dropped where it turns into practice',
    ],
  },
  6: {
    matter: 'the place of labour, of service and of the care of the body',
    good: [
      'in useful work and in small daily repairs',
      'in being of use, and in looking after body and tools alike',
    ],
    foil: ['in ease or applause', 'in being excused from the dull part'],
    among: 'among duties, repairs and the needs of the body',
    wayIn: [
      'through usefulness: one repair finished, one routine kept',
      'modest: the next useful thing, done at its proper time and then left',
      'through the body and its hours: a meal on time, a walk, a task done with care',
    ],
    mixed: 'being well and being needed are easily taken for the same thing',
    trial: [
      'duty can fill hours that nobody asked of you',
      'you may be busy helping before you have asked what helps',
      'a task can be easier to find than a reason to rest',
    ],
  },
  7: {
    matter: 'the place of partners and of open opponents',
    good: ['in close, honest bonds', 'across the table, in what two people agree and keep'],
    foil: ['in what you can manage alone', 'in being right on your own'],
    among: 'among partners and rivals',
    wayIn: [
      'through one other person: a question asked across the table and answered there',
      'mutual: an agreement said aloud and then kept by both',
      'through honest dealing: one person heard to the end before you answer',
    ],
    trial: [
      'the mood of the person opposite can set your own',
      'you may look into another face for an answer you already have',
      'you may leave it to the other person to say what you want yourself',
    ],
  },
  8: {
    matter: 'the place of what is shared, owed, inherited or given up',
    good: ['in settling, sharing and letting go', 'in clearing what stands open between people'],
    foil: ['in holding on', 'in keeping everything separate'],
    among: 'among debts, legacies and shared things',
    wayIn: [
      'through what is owed and shared: an account settled, a borrowed thing handed back',
      'a clearing: one old matter closed before a new one is opened',
      'through an honest settlement: what is yours named, what is not yours returned',
    ],
    mixed: 'what you have and what you owe are easily taken for the same thing',
    trial: [
      'unsettled accounts can weigh on days that have nothing to do with them',
      'you may expect to lose a thing before it has been asked of you',
      'a thing once lost may be counted again and again',
    ],
  },
  9: {
    matter: 'the place of faith, study and long journeys',
    good: [
      'in learning, in faith and in a wider horizon',
      'in a question followed far beyond the first answer',
    ],
    foil: ['in what is merely familiar', 'in the opinion of the moment'],
    among: 'among teachers, books and long roads',
    wayIn: [
      'through study and distance: a teacher, a serious book, a journey with a purpose',
      'a long one: a subject followed patiently, with somebody who knows more',
      'through a question that goes far: a page a day, a road not yet walked, a teacher asked',
    ],
    trial: [
      'the wide view can step over the next small thing',
      'you may explain a matter well and leave it where it was',
      'another course or another book can put off the first attempt',
    ],
  },
  10: {
    matter: 'the place of work and reputation',
    good: ['in work done well and in the open', 'in a task that carries your name and deserves it'],
    foil: ['in comfort kept private', 'in talent that nobody may use'],
    among: 'in the open, where work is seen',
    wayIn: [
      'through work that people can see: a task finished and signed with your own name',
      'public and sober: something promised, then delivered on the day',
      'through one good piece of work: finished, shown, and left to speak for itself',
    ],
    trial: [
      'the thought of being judged is seldom far away',
      'you may finish the work for the watchers before you finish it for yourself',
      'a title or a task can speak before you do',
    ],
  },
  11: {
    matter: 'the place of friends, helpers and hopes',
    good: ['in friends, and in hopes that are held together', 'in good company with something to hope for'],
    foil: ['in rank or rivalry', 'in success that nobody shares'],
    among: 'among friends, helpers and hopes',
    wayIn: [
      'through friends: a hope said aloud to somebody who can help',
      'shared: a plan put before two or three people who wish you well',
      'through company: two friends, one plan, and a day on which to begin',
    ],
    trial: [
      'the group may be consulted before the one person concerned',
      'you may hope that friends notice, where a request would do',
      'a wish may be shared with everybody and asked of nobody',
    ],
  },
  12: {
    matter: 'the place of solitude and of what is hidden',
    good: [
      'in quiet, in worship and in work that nobody sees',
      'away from the noise, in what you do for its own sake',
    ],
    foil: ['in being seen', 'in the approval of a crowd'],
    among: 'out of sight, among private and solitary things',
    wayIn: [
      'through quiet: an hour alone, a good deed that nobody hears about',
      'inward: a door closed for a while, a prayer not hurried',
      'through what is done unseen: a room made quiet, a kindness without a name on it',
    ],
    mixed: 'being at peace and being out of reach are easily taken for the same thing',
    trial: [
      'what troubles you tends to be kept where nobody can help with it',
      'you may step back at the moment when others look for you',
      'a door that you close for an hour may stay closed for a week',
    ],
  },
}
