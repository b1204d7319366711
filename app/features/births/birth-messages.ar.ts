import type { ReactNode } from 'react'
import { FAJR_DEPRESSION, ISHA_DEPRESSION, type Prayer } from '#app/astro/types.ts'
import { inMinutes } from '#app/language/nouns.ar.ts'
import { counted } from '#app/language/plural.ts'
import { birthFormWords } from './birth-form-messages.ts'
import type { birthWords } from './birth-messages.ts'
import type { PrayerSide } from './prayer-sides.ts'

export const ar: typeof birthWords = {
  logInFirst: {
    title: 'تسجيل الدخول لازم',
    description: 'سجّلوا الدخول لإدخال بيانات ميلادكم.',
  },
  info: {
    heading: 'أدخلوا بيانات ميلادكم',
    saved: { title: 'تم', description: 'حُفظت بيانات ميلادكم بأمان.' },
    refused: 'خطأ',
    faultMessage: 'تعذّر حفظ بيانات الميلاد. أعيدوا المحاولة.',
  },
  data: {
    heading: 'بيانات الميلاد',
    saved: { title: 'حُفظت بيانات الميلاد', description: 'بيانات ميلادكم محفوظة بأمان.' },
    refused: 'تعذّر حفظ بيانات الميلاد',
    faultMessage: 'أعيدوا المحاولة.',
  },
  title: 'بيانات الميلاد',
  lead: 'التاريخ ووقت الساعة والمكان، بأدقّ ما تعرفون.',
  backToDashboard: 'العودة إلى صفحتي',
  backToBirth: 'العودة إلى بيانات الميلاد',
  backToForm: 'العودة إلى الاستمارة',
  alreadySaved: 'بيانات ميلادكم محفوظة من قبل، ولا يمكن تغييرها.',
  correctionWaits: 'لكم طلب ينتظر الرد. يمكنكم إرسال طلب آخر بعده.',
  savedOnce: {
    title: 'لا يمكنكم تغيير هذا لاحقًا',
    text: 'تُحفظ بيانات الميلاد مرة واحدة، ولا يمكنكم تغييرها بأنفسكم بعد ذلك. وإن وجدتم خطأ فيمكنكم طلب تصحيحه.',
    next: 'يمكنكم مراجعة كل شيء في الخطوة التالية قبل الحفظ.',
  },
  check: {
    title: 'راجعوا إجاباتكم',
    lead: 'لم يُحفظ شيء بعد. وهذا ما فهمناه مما أدخلتموه.',
    answers: 'إجاباتكم',
    dateOfBirth: 'تاريخ الميلاد',
    birthTime: 'وقت الميلاد',
    place: 'المكان',
    clock: 'التوقيت',
    summerTime: 'التوقيت الصيفي',
    pseudonym: 'الاسم المستعار',
    none: 'لا يوجد',
    change: 'تغيير',
    changed: {
      'Date of birth': ' تاريخ الميلاد',
      'Birth time': ' وقت الميلاد',
      Place: ' المكان',
      Pseudonym: ' الاسم المستعار',
    },
    fromHijri: (typed: string) =>
      `من ${typed} بتقويم أم القرى، وقد يختلف يومًا: فالشهر يبدأ برؤية الهلال، واليوم يبدأ بغروب الشمس. فقابلوه بيوم الأسبوع.`,
    byPrayer: (side: PrayerSide, prayer: Prayer, from: string, to: string) =>
      `${birthFormWords.prayerSides[side]} (${birthFormWords.prayers[prayer]}): من ${from} إلى ${to} بساعات ذلك اليوم. ويُؤخذ بالوسط.`,
    prayerRules: {
      fajr: `الفجر حين تكون الشمس تحت الأفق بـ${FAJR_DEPRESSION}°، على تقويم رابطة العالم الإسلامي.`,
      sunrise: 'الشروق حين يُرى طرف الشمس.',
      dhuhr: 'الظهر حين تكون الشمس في أعلى ارتفاعها.',
      asr: 'العصر عند مالك والشافعي وأحمد حين يصير ظل الشيء مثله، فوق ظله عند الزوال.',
      maghrib: 'المغرب حين لا يُرى من الشمس شيء.',
      isha: `العشاء حين تكون الشمس تحت الأفق بـ${ISHA_DEPRESSION}°، على تقويم رابطة العالم الإسلامي.`,
    },
    afterSunset: (evening: string, daylight: string) =>
      `${evening} (بعد غروب الشمس؛ وحتى الغروب كان ${daylight})`,
    ofTheTwo: {
      earlier: 'الأولى من المرتين في تلك الليلة',
      later: 'الثانية من المرتين في تلك الليلة',
    },
    coordinates: (latitude: string, isNorth: boolean, longitude: string, isEast: boolean) =>
      `${latitude}° ${isNorth ? 'شمالًا' : 'جنوبًا'}، ${longitude}° ${isEast ? 'شرقًا' : 'غربًا'}`,
    readings: {
      title: 'قراءات أخرى للتوقيت',
      lead: 'ليس توقيت كل مكان مؤكدًا دائمًا. ولكل قراءة من هذه سهم سعادة آخر. فلا تختاروا واحدة إلا إن كنتم تعرفون أنها الصواب.',
      ours: (offset: string) => `التوقيت الذي نستعمله، ${offset}.`,
      border: (zone: string, offset: string) => `توقيت ${zone}، ${offset}، وحدودها على أقل من 5 كيلومترات.`,
      disputed: (zone: string, offset: string) =>
        `توقيت ${zone}، ${offset}: هذه أرض متنازع عليها، وقد عُمل فيها بتوقيتين.`,
      region: (offset: string) => `توقيت إقليم حدوده على أقل من 5 كيلومترات، ${offset}.`,
      beside: (clock: string, offset: string) =>
        `${clock}، ${offset}، وقد عملت به المدينة إلى جانب توقيت السكك الحديدية.`,
      around: (zone: string, city: string, offset: string) =>
        `توقيت ${city}، ${offset}: وهو تاريخ المنطقة الزمنية حول هذا الإقليم (${zone}).`,
      history: (zone: string, city: string, offset: string) =>
        `توقيت ${city}، ${offset}، إن كانت السكك الحديدية أو الدوائر قد أدخلته (${zone}).`,
      sunset: (offset: string) =>
        `ساعة تُضبط على غروب الشمس، والغروب فيها عند السادسة، ${offset}. وإن كانت الوثيقة تعدّ الساعات من الغروب فأضيفوا ست ساعات أولًا.`,
      lot: (position: string, degrees: string) =>
        `يكون سهم سعادتكم عندئذ في ${position}، على بعد ${degrees}°.`,
      use: 'اختيار هذا التوقيت',
    },
    save: 'حفظ بيانات الميلاد',
    goBack: 'العودة والتغيير',
    nearby: 'لو اختلف الوقت بضع دقائق',
    firm: (minutes: number, time: string) =>
      `في حدود ${inMinutes(minutes)} حول ${time} يبقى سهم سعادتكم في برجه وبيته ويبقى صاحب برجه. وقد تتغير مع ذلك جمل من التحليل، وعند كل جملة منها ملاحظة تبيّن ذلك.`,
    unsure: (link: ReactNode): ReactNode[] => ['إن لم تكونوا واثقين من الدقيقة ', link, ' أولًا.'],
    lookForRecord: 'فابحثوا عن وثيقة تذكر الوقت',
    times: {
      midnight: (time: string) => `${time} بعد منتصف الليل بقليل`,
      night: (time: string) => `${time} ليلًا`,
      morning: (time: string) => `${time} صباحًا`,
      afternoon: (time: string) => `${time} بعد الظهر`,
      evening: (time: string) => `${time} مساءً`,
    },
    no: 'لا',
    hours: (count: number) =>
      counted(count, { one: 'ساعة واحدة', two: 'ساعتين', few: '# ساعات', many: '# ساعة', other: '# ساعة' }),
    minutes: inMinutes,
    ahead: (size: string) => `نعم، كانت الساعات مقدّمة ${size}`,
    behind: (size: string) => `لا. كانت الساعات مؤخّرة ${size} عن التوقيت المعتاد.`,
  },
  clockChange: {
    title: (zone: string, offset: string) => `يُقرأ توقيت هذا الميلاد الآن ${offset} (${zone}).`,
    text: (offset: string) =>
      `حُسبت خريطتكم بالتوقيت ${offset}، وهي باقية كما هي حتى تقرروا. ولا نسأل إلا مرة واحدة.`,
    saved: (lot: string) => `خريطتكم الآن: سهم السعادة ${lot}`,
    now: (lot: string) => `بالتوقيت كما يُقرأ اليوم: سهم السعادة ${lot}`,
    change: 'القراءة بالتوقيت الجديد',
    keep: 'الإبقاء على خريطتي',
    choose: 'اختاروا أحد التوقيتين',
    changed: 'تغيّر التوقيت',
    changedText: 'حُسبت خريطتكم من جديد، وتحليلكم مكتوب منها.',
    kept: 'بقيت الخريطة',
    keptText: 'خريطتكم باقية كما هي.',
  },
  saved: {
    title: 'بيانات ميلادكم المحفوظة',
    lead: 'بيانات ميلادكم محفوظة. إن كان فيها خطأ فيمكنكم طلب تصحيحها من هنا.',
    requested: 'طُلب التصحيح',
    requestedText: 'وصل طلبكم للتصحيح، وسينظر فيه أحد المشرفين. فإن قُبل حُسبت خريطتكم من جديد.',
    accepted: 'قُبل التصحيح',
    acceptedText: 'صُحّحت بيانات ميلادكم وحُسبت خريطتكم من جديد. وتحليلكم مكتوب من الخريطة الجديدة.',
    declined: 'لم يُقبل التصحيح',
    declinedText: 'لم يُقبل طلبكم الأخير للتصحيح.',
    wrong: 'هل من خطأ؟',
    once: 'تُحفظ بيانات الميلاد مرة واحدة لتبقى خريطتكم كما هي.',
    afterThisOne: 'يمكنكم طلب تصحيح آخر بعد البتّ في هذا.',
    twoOptions: 'إن كان فيها خطأ فأمامكم خياران.',
    request: 'طلب تصحيح',
    startAgain: 'حذف كل بياناتي والبدء من جديد',
  },
  correction: {
    title: 'طلب تصحيح',
    lead: 'اكتبوا الصواب وسببه. لا يتغير شيء حتى يقبله أحد المشرفين.',
    sent: 'أُرسل الطلب',
    sentText: 'سينظر أحد المشرفين في تصحيحكم.',
  },
}
