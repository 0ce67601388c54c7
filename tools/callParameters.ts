/**
 * Every parameter in the list of calls, by call: those of the specification and those of our proposal. All calls also
 * have `lang`, `frontType` and `deviceId`. A call without a line has no others. ENV-003 to ENV-005, AMB-128
 */
const rows = `
CALL-003 frontType position
CALL-004 frontType
CALL-005 frontType pageNo pageSize
CALL-006 platformCode gameType pageNo pageSize
CALL-009 frontType gameType
CALL-011 imgCodes
CALL-012 imgCode
CALL-018 type
CALL-019 type
CALL-020 imgCode
CALL-021 platformCode
CALL-023 agentCode
CALL-025 configKey
CALL-026 configKeys
CALL-027 frontType
CALL-028 bonusType pageNo pageSize
CALL-031 configId
CALL-032 configId
CALL-033 platform
CALL-034 typeId platform pageNo pageSize
CALL-036 articleId
CALL-038 frontType typeId pageNo pageSize
CALL-039 articleId
CALL-040 id
CALL-041 gameType pageNo pageSize
CALL-042 gameType pageNo pageSize
CALL-043 gameType pageNo pageSize
CALL-044 gameType platformCode pageNo pageSize
CALL-045 gameType pageNo pageSize
CALL-046 gameType pageNo pageSize
CALL-047 gameType platformCode keyword pageNo pageSize
CALL-049 keyword
CALL-053 gameType
CALL-055 UUID linkType platformCode platformKey gameType gameCode
CALL-056 UUID linkType platformCode platformKey gameType gameCode
CALL-057 UUID linkType platformCode platformKey gameType gameCode
CALL-058 UUID linkType platformCode platformKey gameType gameCode
CALL-059 userAccount password confirmPassword mobilePhone agentCode captcha name qq weChat email withdrawPassword
CALL-060 userAccount password confirmPassword mobilePhone agentCode captcha name qq weChat email withdrawPassword
CALL-061 userAccount password confirmPassword mobilePhone agentCode captcha name qq weChat email withdrawPassword
CALL-062 userAccount password confirmPassword mobilePhone agentCode captcha name qq weChat email withdrawPassword code countryCode
CALL-063 userAccount password confirmPassword mobilePhone agentCode captcha name qq weChat email withdrawPassword
CALL-064 userAccount
CALL-065 deviceId t
CALL-066 userAccount password captcha
CALL-067 authType authCode
CALL-068 userAccount way target
CALL-069 userAccount way target
CALL-070 userAccount way code
CALL-071 userAccount token newPassword confirmPassword
CALL-072 mobilePhone
CALL-073 UUID browser deviceId domain ipInfo
CALL-074 UUID
CALL-075 UUID
CALL-076 UUID clientTime os osVersion language
CALL-077 UUID
CALL-078 UUID
CALL-079 UUID lockId
CALL-080 UUID
CALL-081 UUID chain
CALL-082 UUID method
CALL-083 UUID email code
CALL-084 UUID email
CALL-085 UUID qq
CALL-086 UUID weChat
CALL-087 UUID mobilePhone code
CALL-088 UUID name
CALL-089 UUID email
CALL-090 UUID mobilePhone
CALL-091 UUID email
CALL-092 UUID mobilePhone countryCode scene
CALL-093 mobilePhone countryCode
CALL-095 UUID birthday
CALL-096 UUID oldPassword newPassword
CALL-097 UUID
CALL-098 UUID withdrawPassword
CALL-099 UUID oldWithdrawPassword newWithdrawPassword
CALL-100 UUID code newWithdrawPassword
CALL-101 UUID payDomain payConfigId amount payType userId bankCode domain remark
CALL-102 UUID
CALL-103 UUID
CALL-104 UUID payType
CALL-105 UUID platformKey amount
CALL-106 UUID platformKey amount
CALL-107 UUID method bankCardId address chain amount withdrawPassword
CALL-108 UUID
CALL-109 UUID holderName cardNumber bankName branch reservedPhone withdrawPassword
CALL-110 UUID bankCardId
CALL-111 UUID cardNumber
CALL-112 UUID
CALL-113 UUID
CALL-114 UUID file
CALL-115 UUID inBankId amount depositorName proof
CALL-116 UUID chain amount rate txId
CALL-117 UUID autoBankId amount depositorName
CALL-118 UUID payConfigId amount depositorName
CALL-119 UUID pageNo pageSize status
CALL-120 UUID orderNo
CALL-121 UUID
CALL-122 UUID
CALL-123 UUID orderNo
CALL-124 UUID pageNo pageSize status startTime endTime
CALL-125 UUID
CALL-126 UUID platformKey
CALL-127 UUID platformCode gameType status startTime endTime pageNo pageSize
CALL-128 UUID platformCode gameType status startTime endTime pageNo pageSize
CALL-129 UUID betOrderNo platformCode
CALL-130 UUID status pageNo pageSize
CALL-131 UUID pageNo pageSize
CALL-132 UUID
CALL-133 UUID
CALL-134 UUID
CALL-135 UUID amountId
CALL-136 UUID orderNo photo
CALL-137 UUID orderNo
CALL-138 UUID orderNo
CALL-139 UUID orderNo
CALL-140 UUID orderNo
CALL-141 UUID
CALL-143 UUID
CALL-144 UUID
CALL-145 UUID
CALL-146 UUID
CALL-147 UUID pageNo pageSize
CALL-148 UUID inviteId
CALL-149 UUID type startTime endTime pageNo pageSize
CALL-150 UUID pageNo pageSize
CALL-151 UUID id
CALL-152 UUID pageNo pageSize read
CALL-153 UUID msgId
CALL-154 UUID msgId
CALL-155 UUID type subject content
CALL-156 UUID
CALL-157 UUID rewardId
CALL-158 UUID level
CALL-159 UUID configId
CALL-160 UUID configId
CALL-161 UUID configId
CALL-162 UUID configId applyAmount
CALL-163 UUID configId
CALL-164 UUID platformKey configId applyAmount betOrderNo
CALL-165 UUID bonusId
CALL-166 UUID bonusId
CALL-167 UUID
CALL-168 agentCode
CALL-169 UUID
CALL-170 UUID
CALL-171 UUID configId
CALL-172 activityType
CALL-173 UUID activityType
CALL-174 UUID activityType
CALL-175 UUID
CALL-176 UUID status pageNo pageSize
CALL-177 UUID planId amount
CALL-178 UUID orderId
CALL-179 lotteryCode
CALL-180 UUID issue bets
CALL-181 lotteryCode
CALL-182 lotteryCode pageNo pageSize
CALL-183 UUID pageNo pageSize
CALL-184 UUID
CALL-185 UUID id
CALL-186 UUID id
CALL-187 UUID
CALL-188 UUID
CALL-189 UUID gameId platformCode
CALL-190 UUID gameId platformCode
CALL-191 UUID
CALL-192 UUID
CALL-193 UUID
CALL-194 UUID
CALL-195 UUID pageNo pageSize
CALL-196 UUID
CALL-197 UUID exchangeId
CALL-198 UUID pageNo pageSize
CALL-199 sportId market
CALL-200 UUID platformKey configId
CALL-201 UUID configId
CALL-202 UUID
CALL-203 gameType pageNo pageSize
CALL-204 code
CALL-205 navId
CALL-X01 account password captcha
CALL-X02 account password confirmPassword mobilePhone captcha
`;

export const callParameters: ReadonlyMap<string, readonly string[]> = new Map(
  rows
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', ...names] = line.split(' ');
      return [id, names];
    }),
);
